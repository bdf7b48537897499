import { expect, it } from 'vitest'
import { foundIn } from './found-in.case.ts'
import { isChosenDisk } from './is-chosen-disk.ts'

const judged = foundIn(isChosenDisk)

const page = (line: string, before = '') => ({ 'SKILL.md': `## Disk\n\n${before}\n\n\`\`\`sh\n${line}\n\`\`\`\n` })

// WUN-103: a disk that the user is to choose is not overwritten by the page.
it('knows a letter to be filled in, and a disk out of a list', () => {
  expect(judged(page('sudo dd if=a.img of=/dev/sdX bs=4M'), 'dd')).toBe(true)
  expect(judged(page('sudo mkfs.ext4 /dev/nvme1n1', 'List them with `lsblk` first.'), 'mkfs')).toBe(true)
  expect(judged(page('lsblk\nsudo mkfs.ext4 /dev/sdb1'), 'mkfs')).toBe(true)
})

it('counts the first disk, one that nobody looked for, zeros, and programs', () => {
  expect(judged(page('lsblk\nsudo mkfs.ext4 /dev/sda1'), 'mkfs')).toBe(false)
  expect(judged(page('sudo mkfs.ext4 /dev/sdb1'), 'mkfs')).toBe(false)
  expect(judged(page('lsblk\nsudo dd if=/dev/zero of=/dev/sdb'), 'dd')).toBe(false)
  expect(judged({ 'a.sh': 'lsblk\nsudo mkfs.ext4 /dev/sdb1\n' }, 'mkfs')).toBe(false)
})
