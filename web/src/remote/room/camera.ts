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

/** The longer side of a picture that our own reader looks at. */
const MOST_PIXELS = 960;

/** Returns the texts of the codes in a picture of the camera. */
type Reader = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** By the browser, where it reads codes; else by a reader of our own, which is fetched then. */
async function findReader(): Promise<Reader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes(FORMAT)) {
    const detector = new BarcodeDetector({ formats: [FORMAT] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, MOST_PIXELS / Math.max(1, video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve([]);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    // Throws where it finds nothing.
    return Promise.resolve([decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))]);
  };
}

export class Scanner {
  private stream: MediaStream | null = null;
  private stopped = false;

  /** Resolves with false where there is no camera, or none that may be used. @param found returns true when that was the code */
  async start(video: HTMLVideoElement, found: (text: string) => boolean): Promise<boolean> {
    try {
      // First: the camera is on only when it can be read.
      const reader = await findReader();
      // Missing where the page is not in a secure context.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      const wanted = { video: { facingMode: 'environment' }, audio: false };
      const stream = this.stopped ? null : await devices?.getUserMedia(wanted);
      this.stream = stream ?? null;
      if (!stream) return false;
      // The person has left the camera meanwhile.
      if (this.stopped) {
        this.stop();
        return true;
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
    void Promise.resolve(video)
      .then(reader)
      .catch(() => [])
      .then((texts) => {
        if (this.stopped) return;
        if (texts.some(found)) this.stop();
        else setTimeout(() => this.stopped || this.look(video, reader, found), LOOK_MILLISECONDS);
      });
  }
}
