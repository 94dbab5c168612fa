import { newsWords } from '@kinora/contract';
import { Notice, Switch, Text } from '@kinora/design-system';
import { useState } from 'react';
import { hasNews, newsAreOn, switchNewsOff, switchNewsOn } from '../../activity/systemNews.ts';

/** Whether the device tells what ended while Kinora was out of sight. */
export function NewsChoice() {
  const [isOn, setIsOn] = useState(newsAreOn);
  const [isAsking, setIsAsking] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);

  const choose = async (isWanted: boolean) => {
    setWasRefused(false);
    if (!isWanted) {
      switchNewsOff();
      setIsOn(false);
      return;
    }
    setIsAsking(true);
    const isGranted = await switchNewsOn();
    setIsAsking(false);
    setIsOn(isGranted);
    setWasRefused(!isGranted && hasNews());
  };

  return (
    <>
      {hasNews() ? (
        <Switch
          description={newsWords.explained}
          isSelected={isOn}
          isPending={isAsking}
          onChange={(isWanted) => void choose(isWanted)}
        >
          {newsWords.wanted}
        </Switch>
      ) : (
        <Text tone="secondary">{newsWords.unable}</Text>
      )}
      {wasRefused && <Notice tone="warning" title={newsWords.refused} />}
    </>
  );
}
