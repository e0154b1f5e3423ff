/** QR code as an SVG path with units of one module and the standard quiet zone of four. */
import { encodeQR } from 'qr'

export interface QrCode {
  /** width and height, with the quiet zone */
  size: number
  path: string
}

export const QR_BORDER = 4

/** Encode an address. */
export function encodeQrCode(address: string): QrCode {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QR_BORDER })
  return { size: rows.length, path: rows.map(runs).join('') }
}

/** Dark modules of a row as horizontal bars. */
function runs(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    const width = x - start + 1
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
