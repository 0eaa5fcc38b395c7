import type { ComponentProps, FormEventHandler } from 'react';

type Props = Omit<ComponentProps<'input'>, 'onChange'> & { onChange?: FormEventHandler<HTMLInputElement> };

/** The field of a picker. */
export function PickerInput({ onChange, ...props }: Props) {
  // antd gives it onChange, which React does not call if a tool has set the value before it dispatches the event.
  return <input {...props} onInput={onChange} />;
}
