import type { ComponentType } from 'react';
import type { CallOutput } from '../../../../contract/controllers.ts';
import type { texts as fi } from '../../../../contract/texts/fi/actions.ts';
import type { ActionKind } from '../../../../domain/office/actions.ts';

/** Whom or what the page shows; a form takes from it what it begins with. */
export type ActionSubject = { person: CallOutput<'BackOfficeController', 'getPerson'> };

export type FormProps<Kind extends ActionKind> = {
  texts: (typeof fi)[Kind]['form'];
  subject: ActionSubject;
  /** Told at every change: the input of the call, or null while something is missing. */
  onInput: (input: object | null) => void;
};

export type ActionForm<Kind extends ActionKind> = {
  Form: ComponentType<FormProps<Kind>>;
  /** Is it worth offering to this person? What may be done, the server decides. */
  isOffered: (subject: ActionSubject) => boolean;
  /** Where the input says why by itself nobody is asked again. */
  reasonOf?: (input: object) => string;
};
