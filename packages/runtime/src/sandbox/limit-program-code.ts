/** Machines for which there is one, as `process.arch` calls them. */
export type LimitProgramMachine = 'x64' | 'arm64'

/**
 * Instructions and data of `limitProgram`. Beside each instruction stands what an assembler reads to make it: to check them,
 * give the right column and the data to one. The calls of the kernel are `prlimit64` for the process itself, once for each
 * limit, `execve`, `write` to standard error and `exit`. As a shell does, it gives a script without a first line that
 * names its interpreter to `/bin/sh`, and ends with 127 when the program is not there and with 126 when it cannot be run.
 */
export function limitProgramCode(machine: LimitProgramMachine): Uint8Array {
  const words = listings[machine].split('\n').flatMap((line) => line.replace(/;.*/, '').match(/[0-9a-f]{2}/g) ?? [])
  return Buffer.concat([Uint8Array.from(words, (word) => Number.parseInt(word, 16)), data])
}

/** Core file, processor, file, memory and processes (`RLIMIT_…`, the same on both machines), and the end of the table. */
const resources = [4, 0, 1, 2, 6, 255]

const data = Buffer.concat([
  Uint8Array.from(resources),
  Buffer.from('/bin/sh\0'),
  Buffer.from('The program could not be started.\n'),
])

const listings: Readonly<Record<LimitProgramMachine, string>> = {
  x64: `
                        ; _start:
  48 8b 04 24           ; mov (%rsp), %rax
  4c 8d 6c c4 10        ; lea 16(%rsp,%rax,8), %r13
  4c 8d 64 24 10        ; lea 16(%rsp), %r12
  4c 8d 35 9c 00 00 00  ; lea resources(%rip), %r14
                        ; next:
  49 8b 34 24           ; mov (%r12), %rsi
  49 83 c4 08           ; add $8, %r12
  31 c0                 ; xor %eax, %eax
                        ; digit:
  0f b6 0e              ; movzbl (%rsi), %ecx
  48 ff c6              ; inc %rsi
  83 e9 30              ; sub $48, %ecx
  72 0a                 ; jb set
  48 8d 04 80           ; lea (%rax,%rax,4), %rax
  48 8d 04 41           ; lea (%rcx,%rax,2), %rax
  eb eb                 ; jmp digit
                        ; set:
  50                    ; push %rax
  50                    ; push %rax
  41 0f b6 36           ; movzbl (%r14), %esi
  49 ff c6              ; inc %r14
  31 ff                 ; xor %edi, %edi
  48 89 e2              ; mov %rsp, %rdx
  45 31 d2              ; xor %r10d, %r10d
  b8 2e 01 00 00        ; mov $302, %eax
  0f 05                 ; syscall
  41 80 3e ff           ; cmpb $255, (%r14)
  75 c3                 ; jne next
  49 8b 3c 24           ; mov (%r12), %rdi
  4c 89 e6              ; mov %r12, %rsi
  4c 89 ea              ; mov %r13, %rdx
  b8 3b 00 00 00        ; mov $59, %eax
  0f 05                 ; syscall
  83 f8 f8              ; cmp $-8, %eax
  75 1c                 ; jne failed
  48 8d 3d 48 00 00 00  ; lea shell(%rip), %rdi
  49 83 ec 08           ; sub $8, %r12
  49 89 3c 24           ; mov %rdi, (%r12)
  4c 89 e6              ; mov %r12, %rsi
  4c 89 ea              ; mov %r13, %rdx
  b8 3b 00 00 00        ; mov $59, %eax
  0f 05                 ; syscall
                        ; failed:
  89 c3                 ; mov %eax, %ebx
  bf 02 00 00 00        ; mov $2, %edi
  48 8d 35 2d 00 00 00  ; lea message(%rip), %rsi
  ba 22 00 00 00        ; mov $34, %edx
  b8 01 00 00 00        ; mov $1, %eax
  0f 05                 ; syscall
  bf 7e 00 00 00        ; mov $126, %edi
  83 fb fe              ; cmp $-2, %ebx
  75 02                 ; jne leave
  ff c7                 ; inc %edi
                        ; leave:
  b8 3c 00 00 00        ; mov $60, %eax
  0f 05                 ; syscall
`,
  arm64: `
                        ; _start:
  e0 03 40 f9           ; ldr x0, [sp]
  f3 43 00 91           ; add x19, sp, #16
  74 0e 00 8b           ; add x20, x19, x0, lsl #3
  55 05 00 10           ; adr x21, resources
                        ; next:
  61 86 40 f8           ; ldr x1, [x19], #8
  02 00 80 d2           ; mov x2, #0
  43 01 80 d2           ; mov x3, #10
                        ; digit:
  24 14 40 38           ; ldrb w4, [x1], #1
  84 c0 00 71           ; subs w4, w4, #48
  63 00 00 54           ; b.lo set
  42 10 03 9b           ; madd x2, x2, x3, x4
  fc ff ff 17           ; b digit
                        ; set:
  e2 0b bf a9           ; stp x2, x2, [sp, #-16]!
  a1 16 40 38           ; ldrb w1, [x21], #1
  00 00 80 d2           ; mov x0, #0
  e2 03 00 91           ; mov x2, sp
  03 00 80 d2           ; mov x3, #0
  a8 20 80 d2           ; mov x8, #261
  01 00 00 d4           ; svc #0
  a0 02 40 39           ; ldrb w0, [x21]
  1f fc 03 71           ; cmp w0, #255
  e1 fd ff 54           ; b.ne next
  60 02 40 f9           ; ldr x0, [x19]
  e1 03 13 aa           ; mov x1, x19
  e2 03 14 aa           ; mov x2, x20
  a8 1b 80 d2           ; mov x8, #221
  01 00 00 d4           ; svc #0
  1f 20 00 b1           ; cmn x0, #8
  c1 00 00 54           ; b.ne failed
  20 02 00 50           ; adr x0, shell
  60 8e 1f f8           ; str x0, [x19, #-8]!
  e1 03 13 aa           ; mov x1, x19
  e2 03 14 aa           ; mov x2, x20
  01 00 00 d4           ; svc #0
                        ; failed:
  f3 03 00 aa           ; mov x19, x0
  40 00 80 d2           ; mov x0, #2
  81 01 00 50           ; adr x1, message
  42 04 80 d2           ; mov x2, #34
  08 08 80 d2           ; mov x8, #64
  01 00 00 d4           ; svc #0
  c0 0f 80 d2           ; mov x0, #126
  7f 0a 00 b1           ; cmn x19, #2
  00 14 80 9a           ; cinc x0, x0, eq
  a8 0b 80 d2           ; mov x8, #93
  01 00 00 d4           ; svc #0
`,
}
