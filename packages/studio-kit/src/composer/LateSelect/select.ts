// A module of its own, so that it can come late.
export { Select } from '@kinora/design-system';
