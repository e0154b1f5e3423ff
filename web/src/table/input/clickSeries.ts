/** A series of quick clicks in one place, where one button may take the place of another. */
export class ClickSeries {
  private begun = ''

  /** Note a click anywhere, and on which of the buttons that change places. */
  follow(detail: number, name: string): void {
    if (detail < 2) this.begun = name
  }

  /** Whether a click is meant for this button, and not for another one in its place. */
  isMeantFor(detail: number, name: string): boolean {
    return detail < 2 || !this.begun || this.begun === name
  }
}
