import { useState } from 'react';
import button from './button.module.css';
import { classNames } from './class-names.ts';
import css from './file-field.module.css';

type Props = {
  id: string;
  label: string;
  accept: string;
  /** What stands beside the button until a file is chosen. */
  nothingChosen: string;
  onChoose: (file: File) => void;
};

/** The browser's own file input, dressed as our button: its label is what one sees and presses. */
export function FileField({ id, label, accept, nothingChosen, onChoose }: Props) {
  const [name, setName] = useState<string | null>(null);
  return (
    <div className={css.field}>
      <input
        id={id}
        type="file"
        accept={accept}
        className={css.input}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (!file) return;
          setName(file.name);
          onChoose(file);
          // The same file, mended, may be chosen again.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={classNames(button.button, button.secondary, css.button)}>
        {label}
      </label>
      <span className={css.name} role="status">
        {name ?? nothingChosen}
      </span>
    </div>
  );
}
