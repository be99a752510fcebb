import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/card-form.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { TextField } from '../../ui/text-field.tsx';
import { faultAt } from '../form/form-faults.ts';
import css from '../form/form-grid.module.css';
import type { CardFormEvent, CardFormState, TextField as Name } from './card-form-state.ts';

export type CardFormTexts = typeof fi;

/** Props of each group of fields. */
export type FieldsProps = {
  state: CardFormState;
  dispatch: (event: CardFormEvent) => void;
  texts: CardFormTexts;
  /** Read by screen readers before an error. */
  errorPrefix: string;
};

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  const { language } = usePage();
  return (
    // Named without the soft hyphens, which some screen readers pronounce.
    <fieldset className={`mt-12 ${css.group}`} aria-label={legend}>
      <legend>{softHyphens(legend, language)}</legend>
      {children}
    </fieldset>
  );
}

type WordsProps = FieldsProps & {
  name: Name;
  autoComplete: HTMLInputAutoCompleteAttribute;
  hint?: ReactNode;
  inputMode?: 'text' | 'numeric' | 'email';
  type?: 'text' | 'email';
  autoCapitalize?: 'none' | 'words';
  readOnly?: boolean;
  className?: string | undefined;
};

/** A required text field of the form with its value, label and error. */
export function Words({ state, dispatch, texts, errorPrefix, name, ...field }: WordsProps) {
  return (
    <TextField
      {...field}
      id={name}
      label={texts.field[name]}
      required
      value={state.values[name]}
      onChange={(value) => dispatch({ type: 'typed', field: name, value })}
      error={faultAt(state.faults, name)}
      errorPrefix={errorPrefix}
    />
  );
}
