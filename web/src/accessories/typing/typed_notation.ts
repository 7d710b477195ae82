import { plainSigns } from '../../model/notation';

/** A card's rank is a capital, and everything else of a move is small. */
const RANK = /^(cut:)?([akqjt])(?=[hdsc](?:@|$))/;

/** A move as it was typed: spaces, large and small letters, and a full stop at its end make no difference. */
export const typedNotation = (typed: string): string =>
  plainSigns(typed)
    .replace(/\s|\p{Cf}/gu, '')
    .replace(/[.\u3002]+$/, '')
    .toLowerCase()
    .replace(RANK, (_, cut: string | undefined, rank: string) => (cut ?? '') + rank.toUpperCase());
