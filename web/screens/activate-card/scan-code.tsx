import { useEffect, useRef, useState } from 'react';
import { parseActivationInput } from '../../../domain/card/activation-input.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './activate-card.module.css';
import type { ActivateTexts } from './activate-texts.ts';

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorKind = new (options: { formats: string[] }) => Detector;

const LOOK_EVERY_MS = 250;

type Props = { texts: ActivateTexts['scan']; onFound: (text: string) => void };

/** Only where the browser itself can read codes from pictures; everyone else types. */
export function ScanCode({ texts, onFound }: Props) {
  const [isOffered, setIsOffered] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOffered(detectorKind() !== null && 'mediaDevices' in navigator), []);
  if (!isOffered) return null;
  return (
    <>
      <Button look="text" onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      <Dialog open={isOpen} title={texts.title} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <Camera
            texts={texts}
            onFound={(text) => {
              setIsOpen(false);
              onFound(text);
            }}
          />
        )}
        <div className={css.ways}>
          <Button look="secondary" onClick={() => setIsOpen(false)}>
            {texts.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Camera({ texts, onFound }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const found = useRef(onFound);

  useEffect(() => {
    const Kind = detectorKind();
    if (!Kind) return;
    const detector = new Kind({ formats: ['qr_code', 'code_128'] });
    let stream: MediaStream | null = null;
    let isOver = false;
    const timer = window.setInterval(() => void look(), LOOK_EVERY_MS);

    async function open() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return close();
      if (video.current) video.current.srcObject = stream;
    }
    async function look() {
      if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      const codes = await detector.detect(video.current).catch(() => []);
      const ours = codes.find(({ rawValue }) => parseActivationInput(rawValue));
      if (ours && !isOver) found.current(ours.rawValue);
    }
    function close() {
      isOver = true;
      window.clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    open().catch(() => setIsRefused(true));
    return close;
  }, []);

  if (isRefused) return <p>{texts.refused}</p>;
  return (
    <>
      <p>{texts.help}</p>
      <video ref={video} className={css.camera} autoPlay muted playsInline />
    </>
  );
}

function detectorKind(): DetectorKind | null {
  return (window as { BarcodeDetector?: DetectorKind }).BarcodeDetector ?? null;
}
