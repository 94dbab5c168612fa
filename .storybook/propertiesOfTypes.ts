import path from 'node:path';
import type { Plugin } from 'vite';
import { argTypesOf } from '../tools/props/argTypes.ts';
import { readComponents } from '../tools/props/readComponents.ts';
import type { ComponentReader } from '../tools/props/readComponents.ts';

const root = path.resolve(import.meta.dirname, '..');
const isDescribed = (file: string) =>
  file.startsWith(path.join(root, 'packages')) && /\/src\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx');

/** Writes the rows of its properties table onto each component while it is built: no page works them out. */
export function propertiesOfTypes(): Plugin {
  let reader: ComponentReader | null = null;
  const close = () => {
    reader?.close();
    reader = null;
  };
  return {
    name: 'kinora-properties-of-types',
    enforce: 'pre',
    transform(code, id) {
      const [file = id, query] = id.split('?');
      if (query !== undefined && !/^[tv]=/.test(query)) return null;
      if (!isDescribed(file)) return null;
      reader ??= readComponents(root);
      const rows = reader
        .read(file)
        .map(
          (component) =>
            `Object.assign(${component.name}, { propertyRows: ${JSON.stringify(argTypesOf(component))} });`,
        );
      return rows.length > 0 ? { code: `${code}\n${rows.join('\n')}\n`, map: null } : null;
    },
    watchChange: (file) => reader?.changed(file),
    buildEnd: close,
    closeBundle: close,
  };
}
