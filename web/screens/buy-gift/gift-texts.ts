import type { texts as fi } from '../../texts/fi/gift-digital.ts';
import type { GiftFormEvent, GiftFormState } from './gift-form-state.ts';

export type GiftTexts = typeof fi;

/** What each group of fields is given. */
export type GiftFieldsProps = {
  state: GiftFormState;
  dispatch: (event: GiftFormEvent) => void;
  texts: GiftTexts;
  isDigital: boolean;
  /** Spoken before an error. */
  errorPrefix: string;
};
