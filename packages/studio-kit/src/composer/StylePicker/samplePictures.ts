// A module of its own, so that it can come late.
export { samplePictures } from '@kinora/contract';
