import { flowValue, isKnown, taintsOf, type FlowValue } from './flow-value.ts'

/** The folder in which a file lies, where its path is known; a program lies in the folder of the skill: `.`. */
export function folderOf(file: FlowValue): FlowValue | undefined {
  const { shape } = file
  if (!isKnown(file) || file.path !== undefined || file.items !== undefined || shape === '' || shape === '~')
    return undefined
  const end = Math.max(shape.lastIndexOf('/'), shape.lastIndexOf('\\'))
  const folder = end === -1 ? '.' : end === 0 ? '/' : shape.slice(0, end)
  return flowValue({ shape: folder, taints: taintsOf([file]) })
}
