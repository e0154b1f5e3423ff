import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { encodeQrCode, QR_BORDER } from './qrCode'

/** The path, rasterised. */
function painted(path: string, size: number, scale = 6) {
  const data = new Uint8Array((size * scale) ** 2 * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < Number(width) * scale; column++) {
        const at = ((Number(y) * scale + row) * size * scale + Number(x) * scale + column) * 4
        data.fill(0, at, at + 3)
      }
  return { width: size * scale, height: size * scale, data }
}

it.each(['http://192.168.1.20:8080/#/table/amber-gull-7', `https://harbour.test/#/seat/amber-gull-7/${'aB_9-'.repeat(9)}`])(
  'encodeQrCode makes a code that can be decoded: %s',
  (address) => {
    const { size, path } = encodeQrCode(address)
    expect(decodeQR(painted(path, size))).toBe(address)
  },
)

it('encodeQrCode keeps a blank border', () => {
  const { size, path } = encodeQrCode('http://harbour.test/')
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(QR_BORDER)
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(size - QR_BORDER)
  }
})
