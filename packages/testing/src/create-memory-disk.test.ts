import { testFileSystemContract } from './contract/test-file-system-contract.ts'
import { testFileWriterContract } from './contract/test-file-writer-contract.ts'
import { createMemoryDisk } from './create-memory-disk.ts'

testFileSystemContract('the memory disk', () => {
  const { fileSystem, tree } = createMemoryDisk()
  tree.makeDirectory('/work')
  return {
    fileSystem,
    directory: '/work',
    writeFile: (path, content) => tree.write(path, content),
    makeDirectory: (path) => tree.makeDirectory(path),
    link: (path, target) => tree.link(path, target),
  }
})

testFileWriterContract('the memory disk', () => {
  const { fileSystem, writer, tree } = createMemoryDisk()
  tree.makeDirectory('/work')
  return { fileSystem, writer, directory: '/work' }
})
