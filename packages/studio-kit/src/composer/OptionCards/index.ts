export { OptionCards, type OptionCardsProps, type OptionPickerProps } from './OptionCards.tsx';
