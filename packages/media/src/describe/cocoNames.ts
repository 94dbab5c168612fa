/** The eighty things that the detector was taught, in the order of its classes. */
export const cocoNames: readonly string[] = `
  person, bicycle, car, motorcycle, airplane, bus, train, truck,
  boat, traffic light, fire hydrant, stop sign, parking meter, bench, bird, cat,
  dog, horse, sheep, cow, elephant, bear, zebra, giraffe,
  backpack, umbrella, handbag, tie, suitcase, frisbee, skis, snowboard,
  ball, kite, baseball bat, baseball glove, skateboard, surfboard, tennis racket, bottle,
  wine glass, cup, fork, knife, spoon, bowl, banana, apple,
  sandwich, orange, broccoli, carrot, hot dog, pizza, donut, cake,
  chair, sofa, potted plant, bed, dining table, toilet, television, laptop,
  computer mouse, remote control, keyboard, mobile phone, microwave, oven, toaster, sink,
  refrigerator, book, clock, vase, scissors, teddy bear, hair dryer, toothbrush
`
  .split(',')
  .map((name) => name.trim());
