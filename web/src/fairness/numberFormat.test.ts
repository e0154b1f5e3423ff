import { expect, it } from 'vitest'
import { signedNumberFormat } from './numberFormat'

it('signedNumberFormat writes a minus, a plus, and no sign for zero', () => {
  const german = signedNumberFormat('de')
  expect([-5.52, 44.7, 0].map(german)).toEqual(['−5,5', '+44,7', '0'])
  expect(signedNumberFormat('en')(-5.52)).toBe('−5.5')
})
