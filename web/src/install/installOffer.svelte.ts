/** The browser’s offer to install the page as an app. */

/** an event of Chromium, that is in no standard */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

class InstallOffer {
  private event = $state.raw<InstallEvent | null>(null)
  /** whether the browser offers it now */
  readonly isOpen = $derived(this.event !== null)

  /** Hear of the offer, from now on; the browser shows none by itself. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.event = event as InstallEvent
    })
    addEventListener('appinstalled', () => (this.event = null))
  }

  /** Let the browser ask; it asks once for each offer. */
  take(): void {
    const { event } = this
    this.event = null
    void event?.prompt()
  }
}

export const installOffer = new InstallOffer()
