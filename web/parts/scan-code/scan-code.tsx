import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './scan-code.module.css';

export type ScanTexts = {
  button: string;
  title: string;
  help: string;
  refused: string;
  close: string;
};

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorKind = new (options: { formats: string[] }) => Detector;

const LOOK_EVERY_MS = 250;

type Props = {
  texts: ScanTexts;
  /** Other codes that come before the camera are passed over. */
  isOurs: (text: string) => boolean;
  onFound: (text: string) => void;
};

/** Only where the browser itself can read codes from pictures; everyone else types. */
export function ScanCode({ texts, isOurs, onFound }: Props) {
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
            isOurs={isOurs}
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

function Camera({ texts, isOurs, onFound }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const wanted = useRef({ isOurs, onFound });

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
      const ours = codes.find(({ rawValue }) => wanted.current.isOurs(rawValue));
      if (ours && !isOver) wanted.current.onFound(ours.rawValue);
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
