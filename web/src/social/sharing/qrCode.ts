/** A QR code as the path of an SVG: fields of one unit, a quiet rim of four fields all round, as the standard asks. */
import { encodeQR } from 'qr'

export interface QrCode {
  /** width and height, with the rim */
  size: number
  path: string
}

export const QR_BORDER = 4

/** The code of an address. */
export function encodeQrCode(address: string): QrCode {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QR_BORDER })
  return { size: rows.length, path: rows.map(runs).join('') }
}

/** The dark fields of a row, each stretch of them one bar. */
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
