import { ListBoxItem, Text } from 'react-aria-components';
import { Icon } from '../../icons/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { NewTabMark } from '../Link/NewTabMark.tsx';
import { safeRel } from '../Link/safeRel.ts';
import type { CommandItem } from './commandItem.ts';
import { aside, key as keyClass, keys, line, words } from './CommandPalette.css.ts';

/** One place or deed of the palette. */
export function CommandLine({ item }: { item: CommandItem }) {
  const { id, label, icon, description, shortcut, href, target, isDisabled = false } = item;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href ? { href, ...safeRel(target, undefined) } : {})}
      className={line}
    >
      {icon && <Icon glyph={icon} size={16} />}
      {/* Without React Aria's slots: all that is seen belongs to the name. */}
      <span className={words} title={label}>
        {label}
      </span>
      {description && <span className={aside}>{description}</span>}
      {href && <NewTabMark target={target} className={aside} />}
      {shortcut && (
        <>
          {/* Described by the hidden one; the drawn keys are no text, which would belong to the name. */}
          <Text slot="description" hidden>
            {shortcut.join(' ')}
          </Text>
          <span aria-hidden="true" dir="ltr" className={keys}>
            {shortcut.map((key, index) => (
              // The same key may be asked for twice: it has no identity but its place.
              // oxlint-disable-next-line react/no-array-index-key
              <Kbd key={index} data-key-name={key} className={keyClass} />
            ))}
          </span>
        </>
      )}
    </ListBoxItem>
  );
}
