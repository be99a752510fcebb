import type { PageName } from '../../../../../contract/page/pages.ts';
import { fill } from '../../../../../domain/base/fill.ts';
import type { Method } from '../../../../../domain/payment/offered-method.ts';
import {
  NOTICE_AFTER_DAYS,
  NOTICE_BEFORE_DAYS,
} from '../../../../../domain/scheme/scheme-facts.ts';
import type { Switch } from '../../../../../domain/scheme/topic/offers.ts';
import type { Words } from '../../../../../domain/scheme/topic/topic-rule.ts';
import { plainItems, type TopicFieldsProps, topicForm } from './topic-form.tsx';
import { OnOff } from './two-ways.tsx';
import { isHalfWritten, NO_WORDS, statedItems, WordFields, writtenWords } from './word-fields.tsx';

type MethodDraft = { isOn: boolean; words: Words };

/** A payment method and its notice. */
export const methodForm = (topic: Method) =>
  topicForm<Method, MethodDraft>(topic, {
    begin: ({ planned, held }) =>
      planned
        ? { isOn: planned.isOffered, words: planned.notice ?? NO_WORDS }
        : { isOn: !held.isOffered, words: NO_WORDS },
    Fields: MethodFields,
    read: ({ isOn, words }, { spoken }) =>
      isHalfWritten(words, spoken)
        ? null
        : { isOffered: isOn, notice: writtenWords(words, spoken) },
    summary: ({ value: { isOffered, notice }, texts: { phrases }, language }) =>
      statedItems(isOffered ? phrases.offered : phrases.notOffered, notice?.[language]),
    seenOn: null,
  });

function MethodFields({ texts, draft, onChange, spoken }: TopicFieldsProps<Method, MethodDraft>) {
  const { isOn, words } = draft;
  return (
    <>
      <OnOff
        legend={texts.state}
        on={texts.offered}
        off={texts.notOffered}
        {...{ isOn, onChange }}
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

type OnDraft = { isOn: boolean };

/** A pause. */
export const switchForm = (topic: Switch, seenOn: PageName) =>
  topicForm<Switch, OnDraft>(topic, {
    begin: ({ planned, held }) => ({ isOn: planned ? planned.isOpen : !held.isOpen }),
    Fields: ({ texts, draft, onChange }) => (
      <OnOff
        legend={texts.state}
        on={texts.open}
        off={texts.paused}
        isOn={draft.isOn}
        onChange={onChange}
      />
    ),
    read: ({ isOn }) => ({ isOpen: isOn }),
    summary: ({ value, texts: { phrases } }) =>
      statedItems(value.isOpen ? phrases.open : phrases.paused, undefined),
    seenOn,
  });

export const takenGiftForm = topicForm<'takenGifts', OnDraft>('takenGifts', {
  begin: ({ planned, held }) => ({ isOn: planned ? planned.giftsStay : !held.giftsStay }),
  Fields: ({ texts, draft, onChange }) => (
    <>
      <OnOff
        legend={texts.takenGifts}
        on={texts.giftsStay}
        off={texts.giftsEnd}
        isOn={draft.isOn}
        onChange={onChange}
      />
      <p className="quiet">{texts.takenGiftsHint}</p>
    </>
  ),
  read: ({ isOn }) => ({ giftsStay: isOn }),
  summary: ({ value, texts: { phrases } }) =>
    plainItems([value.giftsStay ? phrases.giftsStay : phrases.giftsEnd]),
  seenOn: null,
});
