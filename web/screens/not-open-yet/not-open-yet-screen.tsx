import { designOf } from '../../../domain/ryijy/design.ts';
import { QuietRoom } from '../../parts/quiet-room.tsx';
import { Ryijy } from '../../parts/ryijy.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as notOpenYetTexts } from '../../texts/fi/not-open-yet.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { WallLabel } from '../../ui/wall-label.tsx';

/** Stands in for the pages of the table that are still being built; the rya is on the loom too. */
export function Screen({ texts, shell, place }: ScreenProps<typeof notOpenYetTexts>) {
  const { pathTo } = usePage();
  return (
    <QuietRoom
      title={texts.title}
      lead={texts.lead}
      art={
        <Ryijy
          design={designOf(place.name)}
          label={texts.rya}
          width={380}
          height={430}
          woven={0.45}
          grows
        />
      }
      label={
        <WallLabel title={texts.labelTitle}>
          <span>{texts.label}</span>
        </WallLabel>
      }
    >
      <ButtonLink href={pathTo('Home')}>{texts.home}</ButtonLink>
      <ButtonLink href={pathTo('Help')} look="text">
        {shell.service}
      </ButtonLink>
    </QuietRoom>
  );
}
