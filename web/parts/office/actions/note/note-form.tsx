import { useState } from 'react';
import { REASON_LENGTH } from '../../../../../domain/office/actions.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';

function Form({ texts, subject, onInput }: FormProps<'note'>) {
  const [words, setWords] = useState('');

  function change(value: string) {
    setWords(value);
    const { length } = value.trim();
    const fits = length >= REASON_LENGTH.least && length <= REASON_LENGTH.most;
    onInput(fits ? { personId: subject.person.id, words: value.trim() } : null);
  }

  return (
    <TextArea
      id="note-words"
      label={texts.words}
      hint={texts.hint}
      value={words}
      onChange={change}
      counter={{ most: REASON_LENGTH.most, text: '{0}/{1}' }}
      required
    />
  );
}

export const noteForm: ActionForm<'note'> = {
  Form,
  isOffered: () => true,
  reasonOf: (input) => (input as { words: string }).words,
};
