import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Channel } from '../../../../domain/payment/provider.ts';
import type { OpeningFacts } from '../../../../domain/scheme/opening-fields.ts';
import { useUnsaved } from '../../../parts/form/use-unsaved.ts';
import { callServer } from '../../../platform/call-server.ts';
import { errorMessage } from '../../../platform/read-error.ts';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import type { Opening, Texts } from './opening-data.ts';

const PAUSE_MS = 500;
const TESTS = {
  paytrail: 'testPaytrail',
  smartum: 'testSmartum',
  epassi: 'testEpassi',
  mail: 'testMail',
} as const satisfies Record<Channel | 'mail', string>;
type Tried = keyof typeof TESTS;

/** Autosaves after a pause, field by field: another tab's fields stay as they are. */
export function useOpening(first: Opening, texts: Texts) {
  const [opening, setOpening] = useState(first);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { isBusy, whileBusy } = useOneAtATime();
  const [tried, setTried] = useState<Tried>('mail');
  const waiting = useRef<OpeningFacts>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const take = (answer: Opening) =>
    setOpening({ ...answer, facts: { ...answer.facts, ...waiting.current } });
  const explain = (error: unknown) => setFault(errorMessage(error, texts.notSaved));
  useUnsaved(isUnsaved, texts.frame.unsaved);

  async function send() {
    const facts = waiting.current;
    if (Object.keys(facts).length === 0) return;
    waiting.current = {};
    try {
      take(await callServer('BackOfficeController', 'saveOpening', { facts }));
      setSavedAt(new Date());
      setIsUnsaved(false);
      setFault(null);
    } catch (error) {
      // A failed save is sent with the next change; newer values win.
      waiting.current = { ...facts, ...waiting.current };
      setIsUnsaved(true);
      explain(error);
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer.current);
    sending.current = sending.current.then(send);
    return sending.current;
  }

  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const leave = () => void saveNow();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  return {
    opening,
    savedAt,
    fault,
    busy: isBusy ? tried : null,
    save,
    type(facts: OpeningFacts) {
      waiting.current = { ...waiting.current, ...facts };
      setOpening((now) => ({ ...now, facts: { ...now.facts, ...facts } }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    test: (what: Tried) =>
      whileBusy(async () => {
        setTried(what);
        setFault(null);
        await save();
        try {
          take(await callServer('BackOfficeController', TESTS[what], {}));
        } catch (error) {
          explain(error);
        }
      }),
  };
}

/** Props of every step. */
export type RoomProps = { texts: Texts; work: ReturnType<typeof useOpening> };
