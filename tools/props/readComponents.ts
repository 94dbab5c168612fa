import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentProps } from './componentProps.ts';
import type { ComponentProperties } from './componentProps.ts';
import { literalListsOf } from './literalOrder.ts';
import { openProjectTypes } from './projectTypes.ts';

export interface ComponentReader {
  /** The components of a file with the properties they take. */
  read(file: string): readonly ComponentProperties[];
  changed(file: string): void;
  close(): void;
}

const packageOf = /^packages\/[^/]+/;

/** Reads properties from the types themselves, so that what is inherited, picked or left out is right. */
export function readComponents(root: string): ComponentReader {
  const types = openProjectTypes(root);
  const lists = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    literalListsOf(readFileSync(path.join(root, file), 'utf8')),
  );
  return {
    read(file) {
      const folder = packageOf.exec(path.relative(root, file))?.[0];
      if (!folder) return [];
      return componentProps(types.project(path.join(folder, 'tsconfig.json')), file, lists);
    },
    changed: (file) => types.changed([file]),
    close: () => types.close(),
  };
}
