export { serveThread as startThread } from './serve-thread.ts'
