import { type FormEvent, useReducer } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary, type SummaryItem } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ControlTexts } from './gallery.tsx';
import { Stack } from './gallery.tsx';

type Props = { texts: ControlTexts; errorPrefix: string };

/** A small form that shows how errors appear and disappear. */
export function TryForm({ texts, errorPrefix }: Props) {
  const { field, choice, summary, toast } = texts;
  const [state, dispatch] = useReducer(tryForm, EMPTY_FORM);
  const faults = faultsOf(state, texts);
  const isBroken = (fieldId: string) => faults.some((fault) => fault.fieldId === fieldId);
  const errorAt = (fieldId: string) =>
    state.red ? state.found?.find((fault) => fault.fieldId === fieldId)?.text : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: 'submitted', faults });
    const [first] = faults;
    if (!first) return showToast({ label: summary.sent, variant: 'success' });
    showToast({
      label: toast.formLabel,
      message: first.text,
      variant: 'warning',
      mode: 'dismissible',
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {state.found && (
          <ErrorSummary
            tone={state.red ? 'errors' : 'todo'}
            title={summaryTitle(state, texts)}
            items={state.found.map((item) => ({ ...item, fixed: !isBroken(item.fieldId) }))}
            submits={state.submits}
            fixedText={summary.fixed}
          />
        )}
        <p className="small quiet">{texts.required}</p>
        <TextField
          autoComplete="off"
          id="try-name"
          label={field.firstName}
          required
          value={state.name}
          onChange={(name) => dispatch({ type: 'typed', name })}
          error={errorAt('try-name')}
          errorPrefix={errorPrefix}
        />
        <Checkbox
          id="try-terms"
          label={`${choice.termsBefore}${choice.termsLink}`}
          required
          checked={state.terms}
          onChange={(terms) => dispatch({ type: 'ticked', terms })}
          error={errorAt('try-terms')}
          errorPrefix={errorPrefix}
        />
        <div>
          <Button type="submit">{summary.submit}</Button>
        </div>
      </Stack>
    </form>
  );
}

type TryFormState = {
  name: string;
  terms: boolean;
  /** Errors of the last submit; null when there were none. */
  found: SummaryItem[] | null;
  /** Typing clears the marks; the list stays. */
  red: boolean;
  submits: number;
};

type TryFormEvent =
  | { type: 'typed'; name: string }
  | { type: 'ticked'; terms: boolean }
  | { type: 'submitted'; faults: SummaryItem[] };

const EMPTY_FORM: TryFormState = {
  name: '',
  terms: false,
  found: null,
  red: false,
  submits: 0,
};

function tryForm(state: TryFormState, event: TryFormEvent): TryFormState {
  switch (event.type) {
    case 'typed':
      return { ...state, name: event.name, red: false };
    case 'ticked':
      return { ...state, terms: event.terms, red: false };
    case 'submitted':
      return event.faults.length > 0
        ? { ...state, found: event.faults, red: true, submits: state.submits + 1 }
        : { ...EMPTY_FORM };
  }
}

function faultsOf({ name, terms }: TryFormState, texts: ControlTexts): SummaryItem[] {
  const { summary, choice } = texts;
  return [
    ...(name.trim() === '' ? [{ fieldId: 'try-name', text: summary.firstNameError }] : []),
    ...(terms ? [] : [{ fieldId: 'try-terms', text: choice.termsError }]),
  ];
}

function summaryTitle({ found, red }: TryFormState, { summary }: ControlTexts): string {
  if (!red) return summary.todo;
  return fill(summary.count, found?.length ?? 0);
}
