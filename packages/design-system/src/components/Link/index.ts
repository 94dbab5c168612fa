export { Link, linkTones } from './Link.tsx';
export type { LinkProps, LinkTone } from './Link.tsx';
