import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Checkbox } from './checkbox.tsx';
import styles from './reveal-field.module.css';
import { TextField } from './text-field.tsx';

type Props = {
  id: string;
  question: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  label: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: ReactNode;
  error?: string | null;
  errorPrefix?: string;
};

/** A checkbox that reveals a field. Ticking and unticking both clear it. */
export function RevealField({ id, question, open, onToggle, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const panelId = `${id}-panel`;

  function toggle(checked: boolean) {
    // The field must be rendered before it can take the focus.
    flushSync(() => {
      field.onChange('');
      onToggle(checked);
    });
    if (checked) input.current?.focus();
  }

  return (
    <div>
      <Checkbox
        id={`${id}-asked`}
        label={question}
        checked={open}
        onChange={toggle}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
      />
      {open && (
        <div className={styles.panel} id={panelId}>
          <TextField
            {...field}
            id={id}
            ref={input}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
      )}
    </div>
  );
}
