// Looks for a QR code in what the camera sees, until one is found or the panel is closed. Then it turns the camera off.

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = (new (options: { formats: readonly string[] }) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>;
};

const FORMAT = 'qr_code';
/** Between two looks. */
const LOOK_MILLISECONDS = 120;

/** Returns the texts of the codes in a picture of the camera. */
type Reader = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** null: this browser reads no codes. */
async function findReader(): Promise<Reader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes(FORMAT)) return null;
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

export class Scanner {
  private stream: MediaStream | null = null;
  private stopped = false;

  /** Resolves with false where there is no camera, or none that may be used. @param found returns true when that was the code */
  async start(video: HTMLVideoElement, found: (text: string) => boolean): Promise<boolean> {
    try {
      // Missing where the page is not in a secure context.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      const stream = await devices?.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      const reader = stream ? await findReader() : null;
      this.stream = stream ?? null;
      if (!stream || !reader || this.stopped) {
        this.stop();
        return this.stopped && reader !== null;
      }
      video.srcObject = stream;
      await video.play();
      this.look(video, reader, found);
      return true;
    } catch {
      this.stop();
      return false;
    }
  }
  stop(): void {
    this.stopped = true;
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
  }

  private look(video: HTMLVideoElement, reader: Reader, found: (text: string) => boolean): void {
    void reader(video)
      .catch(() => [])
      .then((texts) => {
        if (this.stopped) return;
        if (texts.some(found)) this.stop();
        else setTimeout(() => this.stopped || this.look(video, reader, found), LOOK_MILLISECONDS);
      });
  }
}
