import { type ReactNode, useState } from 'react';

type Props = {
  /** `g` inside a picture. */
  as: 'ul' | 'g';
  id: string;
  className?: string | undefined;
  /** Nothing of it has changed since the server drew it. Once false, it stays so. */
  isUnchanged: boolean;
  render: () => ReactNode;
};

/**
 * What the server has drawn stays as it is until it changes: the browser does not go through it. Links work, and
 * whatever else can be pressed is heard by what stands around it.
 */
export function ServerRendered({ as: Tag, id, className, isUnchanged, render }: Props) {
  const [wasThere] = useState(() => typeof document === 'object' && isOnPage(id));
  if (!wasThere || !isUnchanged) {
    return (
      <Tag key="drawn" id={id} className={className}>
        {render()}
      </Tag>
    );
  }
  return (
    <Tag
      key="kept"
      id={id}
      className={className}
      suppressHydrationWarning
      // React leaves alone what stands in an element with markup of its own, whatever that markup says.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, never written
      dangerouslySetInnerHTML={EMPTY_HTML}
    />
  );
}

const EMPTY_HTML = { __html: '' };

function isOnPage(id: string): boolean {
  return document.getElementById(id) !== null;
}
