import { REASON_LENGTH } from '../../../../../domain/office/actions.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';

type Typed = { words: string };

const Fields = ({ texts, typed, onChange }: FieldsProps<'note', Typed>) => (
  <TextArea
    id="note-words"
    label={texts.words}
    hint={texts.hint}
    value={typed.words}
    onChange={(words) => onChange({ words })}
    counter={{ most: REASON_LENGTH.most, text: '{0}/{1}' }}
    required
  />
);

export const noteForm: ActionForm<'note', Typed> = {
  Fields,
  begin: () => ({ words: '' }),
  inputOf(typed, { person }) {
    const words = typed.words.trim();
    const fits = words.length >= REASON_LENGTH.least && words.length <= REASON_LENGTH.most;
    return fits ? { personId: person.id, words } : null;
  },
  isOffered: () => true,
  reasonOf: ({ words }) => words,
};
