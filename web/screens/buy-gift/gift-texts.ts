import type { texts as fi } from '../../texts/fi/gift-digital.ts';
import type { GiftFormEvent, GiftFormState } from './gift-form-state.ts';

export type GiftTexts = typeof fi;

/** Props of each group of fields. */
export type GiftFieldsProps = {
  state: GiftFormState;
  dispatch: (event: GiftFormEvent) => void;
  texts: GiftTexts;
  isDigital: boolean;
  /** Read by screen readers before an error. */
  errorPrefix: string;
};
