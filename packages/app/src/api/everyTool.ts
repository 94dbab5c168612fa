/** What looks among all tools there are: asked for when it is needed, since they weigh more than the call. */
export { downloadName, serverTools } from '@kinora/contract';
