import type { PageName } from '../../../../../contract/page/pages.ts';
import { fill } from '../../../../../domain/base/fill.ts';
import type { Method } from '../../../../../domain/payment/offered-method.ts';
import type { FactValues } from '../../../../../domain/scheme/fact-topics.ts';
import {
  NOTICE_AFTER_DAYS,
  NOTICE_BEFORE_DAYS,
} from '../../../../../domain/scheme/scheme-facts.ts';
import type { Switch } from '../../../../../domain/scheme/topic/offers.ts';
import type { Words } from '../../../../../domain/scheme/topic/topic-rule.ts';
import { plainItems, type TopicFieldsProps, topicForm } from './topic-form.tsx';
import { isHalfWritten, NO_WORDS, statedItems, WordFields, writtenWords } from './word-fields.tsx';
import { YesNo } from './yes-no.tsx';

type MethodDraft = { isOffered: boolean; words: Words };

/** A payment method and its notice. */
export const methodForm = (topic: Method) =>
  topicForm<Method, MethodDraft>(topic, {
    begin({ planned, held }) {
      const { isOffered, notice } = planned ?? { isOffered: !held.isOffered, notice: null };
      return { isOffered, words: notice ?? NO_WORDS };
    },
    Fields: MethodFields,
    read: ({ isOffered, words }, { spoken }) =>
      isHalfWritten(words, spoken) ? null : { isOffered, notice: writtenWords(words, spoken) },
    summary: ({ value: { isOffered, notice }, texts: { phrases }, language }) =>
      statedItems(isOffered ? phrases.offered : phrases.notOffered, notice?.[language]),
    seenOn: null,
  });

function MethodFields({ texts, draft, onChange, spoken }: TopicFieldsProps<Method, MethodDraft>) {
  const { isOffered, words } = draft;
  return (
    <>
      <YesNo
        id="fact-state"
        legend={texts.state}
        labels={{ on: texts.offered, off: texts.notOffered }}
        isYes={isOffered}
        onChange={(chosen) => onChange({ isOffered: chosen })}
      />
      <p>
        {texts.notice}
        {'. '}
        <span className="quiet">
          {fill(texts.noticeHint, NOTICE_BEFORE_DAYS, NOTICE_AFTER_DAYS)}
        </span>
      </p>
      <WordFields {...{ texts, words, spoken, onChange }} />
    </>
  );
}

/** A pause. */
export const switchForm = (topic: Switch, seenOn: PageName) =>
  topicForm<Switch, FactValues[Switch]>(topic, {
    begin: ({ planned, held }) => planned ?? { isOpen: !held.isOpen },
    Fields: ({ texts, draft, onChange }) => (
      <YesNo
        id="fact-state"
        legend={texts.state}
        labels={{ on: texts.open, off: texts.paused }}
        isYes={draft.isOpen}
        onChange={(isOpen) => onChange({ isOpen })}
      />
    ),
    read: (draft) => draft,
    summary: ({ value, texts: { phrases } }) =>
      statedItems(value.isOpen ? phrases.open : phrases.paused),
    seenOn,
  });

export const takenGiftForm = topicForm<'takenGifts', FactValues['takenGifts']>('takenGifts', {
  begin: ({ planned, held }) => planned ?? { giftsStay: !held.giftsStay },
  Fields: ({ texts, draft, onChange }) => (
    <>
      <YesNo
        id="fact-state"
        legend={texts.takenGifts}
        labels={{ on: texts.giftsStay, off: texts.giftsEnd }}
        isYes={draft.giftsStay}
        onChange={(giftsStay) => onChange({ giftsStay })}
      />
      <p className="quiet">{texts.takenGiftsHint}</p>
    </>
  ),
  read: (draft) => draft,
  summary: ({ value, texts: { phrases } }) =>
    plainItems([value.giftsStay ? phrases.giftsStay : phrases.giftsEnd]),
  seenOn: null,
});
