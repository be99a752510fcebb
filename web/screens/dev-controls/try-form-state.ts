import { fill } from '../../../domain/base/fill.ts';
import type { SummaryItem } from '../../ui/error-summary.tsx';
import type { ControlTexts } from './control-texts.ts';

export type TryFormState = {
  name: string;
  terms: boolean;
  /** What was wrong at the last submit; null when nothing has been. */
  found: SummaryItem[] | null;
  /** Typing takes the red away; the list stays. */
  red: boolean;
  submits: number;
};

export type TryFormEvent =
  | { type: 'typed'; name: string }
  | { type: 'ticked'; terms: boolean }
  | { type: 'submitted'; faults: SummaryItem[] };

export const EMPTY_FORM: TryFormState = {
  name: '',
  terms: false,
  found: null,
  red: false,
  submits: 0,
};

export function tryForm(state: TryFormState, event: TryFormEvent): TryFormState {
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

export function faultsOf({ name, terms }: TryFormState, texts: ControlTexts): SummaryItem[] {
  const { summary, choice } = texts;
  return [
    ...(name.trim() === '' ? [{ fieldId: 'try-name', text: summary.firstNameError }] : []),
    ...(terms ? [] : [{ fieldId: 'try-terms', text: choice.termsError }]),
  ];
}

export function summaryTitle({ found, red }: TryFormState, { summary }: ControlTexts): string {
  if (!red) return summary.todo;
  return found?.length === 1 ? summary.one : fill(summary.many, found?.length ?? 0);
}
