import { BANNER_KINDS, type Banner } from '../../../../../domain/scheme/topic/offers.ts';
import type { Words } from '../../../../../domain/scheme/topic/topic-rule.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { type TopicFieldsProps, topicForm } from './topic-form.tsx';
import { isHalfWritten, NO_WORDS, statedItems, WordFields, writtenWords } from './word-fields.tsx';

type Draft = { kind: Banner['kind'] | 'none'; isClosable: boolean; words: Words };

const EMPTY: Draft = { kind: 'news', isClosable: true, words: NO_WORDS };

/** The notice of every page. */
export const bannerForm = topicForm<'banner', Draft>('banner', {
  begin: ({ planned }) => (planned ? (planned.banner ?? { ...EMPTY, kind: 'none' }) : EMPTY),
  Fields: BannerFields,
  read({ kind, isClosable, words: typed }, { spoken }) {
    if (isHalfWritten(typed, spoken)) return null;
    if (kind === 'none') return { banner: null };
    const words = writtenWords(typed, spoken);
    return words && { banner: { kind, isClosable, words } };
  },
  summary: ({ value: { banner }, texts: { phrases }, language }) =>
    statedItems(phrases[banner?.kind ?? 'noBanner'], banner?.words[language]),
  seenOn: 'Home',
});

function BannerFields({ texts, draft, onChange, spoken }: TopicFieldsProps<'banner', Draft>) {
  const { kind: chosen, isClosable, words } = draft;
  return (
    <>
      <RadioGroup
        id="fact-kind"
        legend={texts.kind}
        options={[
          ...BANNER_KINDS.map((kind) => ({ value: kind, label: texts[kind] })),
          { value: 'none', label: texts.noBanner },
        ]}
        value={chosen}
        onChange={(kind) => onChange({ kind })}
        required
      />
      {chosen !== 'none' && (
        <>
          <WordFields {...{ texts, words, spoken, onChange }} required />
          <Checkbox
            id="fact-closable"
            label={texts.closable}
            checked={isClosable}
            onChange={(ticked) => onChange({ isClosable: ticked })}
          />
        </>
      )}
    </>
  );
}
