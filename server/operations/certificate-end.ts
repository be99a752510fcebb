import { connect } from 'node:tls';

const CHECK_EVERY_MS = 60 * 60 * 1000;
const PATIENCE_MS = 5_000;

type CertificateCheck = { at: number; validTo: Promise<number | null> };
const checks = new Map<string, CertificateCheck>();

/** Seconds until the public TLS certificate expires, checked hourly. Null: no certificate or no answer. */
export async function certificateEnd(publicUrl: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  const last = checks.get(publicUrl);
  const look =
    last && Date.now() - last.at < CHECK_EVERY_MS
      ? last
      : { at: Date.now(), validTo: readValidTo(hostname, Number(port || 443)) };
  checks.set(publicUrl, look);
  const validTo = await look.validTo;
  // Failures are not cached.
  if (validTo === null) checks.delete(publicUrl);
  return validTo === null ? null : (validTo - Date.now()) / 1000;
}

/** Accepts expired certificates: expiry is what the metric reports. */
function readValidTo(host: string, port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
    const end = (validTo: number | null) => {
      socket.destroy();
      resolve(validTo);
    };
    socket.setTimeout(PATIENCE_MS, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => {
      const { valid_to: text } = socket.getPeerCertificate();
      end(text ? Date.parse(text) : null);
    });
  });
}
