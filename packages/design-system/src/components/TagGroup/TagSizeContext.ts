import { createContext } from 'react';
import type { TagSize } from './tagValues.ts';

/** The group sets it for all of its tags. */
export const TagSizeContext = createContext<TagSize>('md');
