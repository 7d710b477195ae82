// The line of each computer level beside its picture: short, with character, no boast about strength.

export const en = {
  'line.1': 'Tap, tap. Is it my turn yet?', // said by the Egg
  'line.2': 'I’m small, but I’m hungry.', // said by the Larva
  'line.3': 'Wake me when it gets exciting.', // said by the Pupa
  'line.4': 'Don’t worry. I’ll be gentle.', // said by the Nurse
  'line.5': 'One step at a time.', // said by the Worker
  'line.6': 'I know the way from here.', // said by the Forager
  'line.7': 'I saw that coming.', // said by the Scout
  'line.8': 'Stand your ground!', // said by the Soldier
  'line.9': 'I planned this an hour ago.', // said by the Captain
  'line.10': 'Show me what you can do.', // said by the General
  'line.patient': 'Take your time. I will, too.', // said by the Elder
} as const;
