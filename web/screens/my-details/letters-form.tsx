import { useState } from 'react';
import type { MyDetailsData } from '../../parts/my-card/my-details-data.ts';
import css from '../../parts/my-card/own-form.module.css';
import { callServer } from '../../platform/call-server.ts';
import { errorMessage } from '../../platform/read-error.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { MyDetailsTexts } from './my-details-texts.ts';

type Topics = Pick<MyDetailsData, 'reminders' | 'giftNews'>;
type Props = { data: MyDetailsData; texts: MyDetailsTexts };

/** Optional e-mails. A switch is saved when it is changed. */
export function LettersForm({ data, texts }: Props) {
  const [topics, setTopics] = useState<Topics>({
    reminders: data.reminders,
    giftNews: data.giftNews,
  });

  async function save(change: Partial<Topics>) {
    const before = topics;
    setTopics({ ...topics, ...change });
    try {
      setTopics(await callServer('MyMuseumCardController', 'updateLetterTopics', change));
      showToast({ label: texts.saved, variant: 'success' });
    } catch (error) {
      setTopics(before);
      showToast({ label: errorMessage(error, texts.failed) ?? texts.failed, variant: 'error' });
    }
  }

  const { letters } = texts;
  return (
    <section className={`stack-5 form-width ${css.form}`} aria-labelledby="letters">
      <h2 id="letters">{letters.title}</h2>
      <Checkbox
        id="reminders"
        label={letters.reminders}
        checked={topics.reminders}
        onChange={(reminders) => void save({ reminders })}
      />
      <Checkbox
        id="giftNews"
        label={letters.giftNews}
        checked={topics.giftNews}
        onChange={(giftNews) => void save({ giftNews })}
      />
      <p className="small quiet">{letters.always}</p>
    </section>
  );
}
