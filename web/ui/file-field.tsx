import { useState } from 'react';
import button from './button.module.css';
import { classNames } from './class-names.ts';
import { useFieldError } from './field-errors.ts';
import { errorId, FieldError } from './field-frame.tsx';
import css from './file-field.module.css';

type Props = {
  id: string;
  label: string;
  accept: string;
  /** Text beside the button until a file is chosen. */
  nothingChosen: string;
  onChoose: (file: File) => void;
  required?: boolean;
};

/** A native file input styled as our button by its label. */
export function FileField(props: Props) {
  const { id, label, accept, nothingChosen, onChoose, required } = props;
  const { error } = useFieldError<Props & { error?: string | null }>(props);
  const [name, setName] = useState<string | null>(null);
  return (
    <div className={css.field}>
      <input
        id={id}
        type="file"
        accept={accept}
        className={css.input}
        data-required={required || undefined}
        data-chosen={name ?? undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId(id) : undefined}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (!file) return;
          setName(file.name);
          onChoose(file);
          // Reset, so that the same file can be chosen again after a correction.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={classNames(button.button, button.secondary, css.button)}>
        {label}
      </label>
      <span className={css.name} role="status">
        {name ?? nothingChosen}
      </span>
      {error && <FieldError id={errorId(id)} text={error} />}
    </div>
  );
}
