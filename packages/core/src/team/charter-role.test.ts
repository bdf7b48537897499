import { describe, expect, it } from 'vitest'
import { charterRole } from './charter-role.ts'

describe('charterRole', () => {
  it.each([
    ['# Fenster — Core Dev\n\nWrites code.', 'Core Dev'],
    ['# Fenster - Core Dev\r\n', 'Core Dev'],
    ['# Fenster\n\n- **Role:** Core Dev\n', 'Core Dev'],
    ['Role: Tester', 'Tester'],
    ['# Well-read Fenster', undefined],
    ['# Fenster — \n', undefined],
    ['**Role:**', undefined],
    ['', undefined],
  ])('reads %j', (charter, role) => {
    expect(charterRole(charter)).toBe(role)
  })
})
