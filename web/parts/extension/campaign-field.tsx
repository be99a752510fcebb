import { type FormEvent, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { readFromServer } from '../../platform/call-server.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { forgetValue, storeValue } from '../../platform/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { RevealField } from '../../ui/reveal-field.tsx';
import type { ExtendTexts } from './extend-texts.ts';
import css from './extension.module.css';
import { loadRenewalOffer, type RenewalOffer } from './renewal-offer.ts';

type Props = {
  texts: ExtendTexts;
  shell: ShellTexts;
  onOffer: (offer: RenewalOffer, code: string | null) => void;
};

/** A code shows what it does to the prices before anyone pays. */
export function CampaignField({ texts: all, shell, onOffer }: Props) {
  const { campaign: texts, told } = all;
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isApplied, setIsApplied] = useState(false);

  async function apply(wanted: string | null) {
    const { offer, campaignUnknown } = await loadRenewalOffer(readFromServer, wanted ?? undefined);
    if (!offer) return;
    const isGood = wanted !== null && !campaignUnknown;
    if (isGood) storeValue('campaignCode', wanted);
    else forgetValue('campaignCode');
    setIsApplied(isGood);
    setError(campaignUnknown ? texts.unknown : null);
    onOffer(offer, isGood ? wanted : null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = code.trim();
    if (!wanted) return setError(fill(texts.required, texts.label));
    apply(wanted).catch(() => setError(told.failed.body));
  }

  function toggle(open: boolean) {
    setIsOpen(open);
    setError(null);
    if (isApplied) void apply(null).catch(() => {});
  }

  return (
    <form noValidate className={css.campaign} onSubmit={submit}>
      <RevealField
        id="campaignCode"
        question={texts.question}
        open={isOpen}
        onToggle={toggle}
        label={texts.label}
        required
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setError(null);
        }}
        error={error}
        errorPrefix={shell.errorPrefix}
      />
      {isOpen && (
        <Button type="submit" look="secondary">
          {texts.apply}
        </Button>
      )}
      <p role="status">{isApplied && texts.applied}</p>
    </form>
  );
}
