import type { FormEvent } from 'react';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { RevealField } from '../../ui/reveal-field.tsx';
import css from './renewal.module.css';
import type { ExtendTexts } from './renewal-texts.ts';
import type { Campaign } from './use-campaign.ts';

type Props = { campaign: Campaign; texts: ExtendTexts['campaign']; shell: ShellTexts };

/** A code shows what it does to the prices before anyone pays. */
export function CampaignField({ campaign, texts, shell }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    void campaign.settle(null);
  }

  return (
    <form noValidate method="dialog" className={css.campaign} onSubmit={submit}>
      <RevealField
        id="campaignCode"
        question={texts.question}
        open={campaign.isOpen}
        onToggle={campaign.toggle}
        label={texts.label}
        required
        value={campaign.code}
        onChange={campaign.type}
        error={campaign.error}
        errorPrefix={shell.errorPrefix}
      />
      {campaign.isOpen && (
        <Button type="submit" look="secondary">
          {texts.apply}
        </Button>
      )}
      <p role="status">{campaign.isInUse && texts.applied}</p>
    </form>
  );
}
