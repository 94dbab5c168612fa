import type { OptionValue } from '@kinora/contract';
import { useState, type ComponentType, type ReactElement } from 'react';
import type { OptionPickerProps } from './OptionCards.tsx';

/** A picker that keeps what was chosen, as a studio does. */
export const keeping =
  <V extends OptionValue, P extends OptionPickerProps<V>>(Picker: ComponentType<P>) =>
  (props: P): ReactElement => {
    const [value, setValue] = useState(props.value);
    return (
      <Picker
        {...props}
        value={value}
        onOptionChanged={(event: { value: V }) => {
          setValue(event.value);
          props.onOptionChanged(event);
        }}
      />
    );
  };

/** As wide as the settings of a studio. */
export const asWideAsSettings = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 340 }}>
    <Story />
  </div>
);
