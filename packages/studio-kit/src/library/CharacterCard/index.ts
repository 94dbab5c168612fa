export { CharacterCard, type CharacterCardProps, type ShownCharacter } from './CharacterCard.tsx';
