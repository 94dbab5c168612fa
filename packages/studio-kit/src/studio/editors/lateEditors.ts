// Together they are one fetch: a tool that has one of them mostly has another. A new kind's editor is a line here.
export { CameraEditor as camera } from './CameraEditor.tsx';
export { OptionEditor as option } from './OptionEditor.tsx';
export { SeedEditor as seed } from './SeedEditor.tsx';
export { StrokesEditor as strokes } from './StrokesEditor.tsx';
export { SwitchEditor as switch } from './SwitchEditor.tsx';
