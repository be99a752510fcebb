import { fill } from '../../../domain/base/fill.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import { MessagePage } from '../../parts/site/message-page.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as notFoundTexts } from '../../texts/fi/not-found.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Caption } from '../../ui/caption.tsx';

/** Even an address that leads nowhere has a rya of its own. */
export function Screen({ texts, shell, place }: ScreenProps<typeof notFoundTexts>) {
  const { pathTo } = usePage();
  const design = designOf(place.path);
  const name = `${PALETTES[design.palette].name}, ${texts.compositions[design.composition]}`;
  return (
    <MessagePage
      title={texts.title}
      lead={texts.lead}
      art={<Ryijy design={design} label={fill(texts.rya, name)} width={380} height={430} grows />}
      label={
        <Caption title={name}>
          <span>{texts.label}</span>
        </Caption>
      }
    >
      <ButtonLink href={pathTo('Home')}>{texts.home}</ButtonLink>
      <ButtonLink href={pathTo('Help')} look="text">
        {shell.service}
      </ButtonLink>
    </MessagePage>
  );
}
